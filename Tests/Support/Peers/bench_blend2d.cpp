// Times the workloads W01 to W18 with Blend2D, as the harnesses of Qt and Cairo do.
//
// `bench.hpp`, which reads the scene and prints the times, lies beside those harnesses. `Benchmarks draw` builds this
// file with the headers and the library of a folder. BLEND2D_FEATURES limits the instructions, for example "sse2".
#include "bench.hpp"
#include <blend2d/blend2d.h>

static BLPath pathOf(const PathCmds &commands) {
  BLPath path;
  for (auto &k : commands) switch (k.op) {
    case 'M': path.move_to(k.v[0], k.v[1]); break;
    case 'L': path.line_to(k.v[0], k.v[1]); break;
    case 'Q': path.quad_to(k.v[0], k.v[1], k.v[2], k.v[3]); break;
    case 'C': path.cubic_to(k.v[0], k.v[1], k.v[2], k.v[3], k.v[4], k.v[5]); break;
    case 'Z': path.close(); break;
  }
  return path;
}

static BLImage imageOf(const std::vector<uint32_t> &words, int width, int height, bool opaque = false) {
  BLImage image(width, height, opaque ? BL_FORMAT_XRGB32 : BL_FORMAT_PRGB32);
  BLImageData data;
  image.make_mutable(&data);
  for (int y = 0; y < height; y++)
    memcpy((char *)data.pixel_data + y * data.stride, &words[(size_t)y * width], width * 4);
  return image;
}

static void addStops(BLGradient &gradient) {
  gradient.add_stop(0, BLRgba32(0xFFFF0000));
  gradient.add_stop(.4, BLRgba32(0xFF00FF00));
  gradient.add_stop(1, BLRgba32(0xFF0000FF));
}

static void drawButton(BLContext &c, const Scene &scene, const std::vector<BLPath> &glyphs) {
  BLGradient plate(BLLinearGradientValues(0, 20, 0, 68)), light(BLLinearGradientValues(0, 21, 0, 44));
  plate.add_stop(0, BLRgba32(0xFF5AA0FF)), plate.add_stop(1, BLRgba32(0xFF1F5FD0));
  light.add_stop(0, BLRgba32(0x66FFFFFF)), light.add_stop(1, BLRgba32(0x00FFFFFF));
  c.fill_round_rect(BLRoundRect(20, 20, 200, 48, 10), plate);
  c.set_stroke_width(1);
  c.stroke_round_rect(BLRoundRect(20.5, 20.5, 199, 47, 9.5), BLRgba32(0xFF164A9C));
  c.fill_round_rect(BLRoundRect(22, 22, 196, 22, 8), light);
  for (auto &g : scene.label) c.fill_path(BLPoint(g.x, g.y), glyphs[g.g], BLRgba32(0xFFFFFFFF));
}

int main(int argc, char **argv) {
  Scene scene;
  Bench bench("blend2d", argc, argv);
  const double megapixel = 1e6;
  BLImage image(1024, 1024, BL_FORMAT_PRGB32);
  BLContext c(image);

  // Runs a workload on white, and once more on white for the images to compare. The work of the context is done
  // when it returns, since it has no threads.
  auto run = [&](const char *name, double pixels, const std::function<void()> &draw) {
    c.fill_all(BLRgba32(0xFFFFFFFF));
    bench.run(name, pixels, draw);
    if (!getenv("BENCH_DUMP")) return;
    c.fill_all(BLRgba32(0xFFFFFFFF));
    draw();
    BLImageData data;
    image.get_data(&data);
    std::string number(name, strcspn(name, "_"));
    bench.dump(number == "W17" ? name : number.c_str(), data.pixel_data, 1024, 1024, (int)data.stride, true);
  };

  BLRect square(0, 0, 1000, 1000);
  run("W01_fill_opaque", megapixel, [&] { c.fill_rect(square, BLRgba32(0xFF3366CC)); });
  run("W02_fill_translucent", megapixel, [&] { c.fill_rect(square, BLRgba32(0x803366CC)); });
  run("W03_rrects", 3e7, [&] {
    for (auto &r : scene.rrects) c.fill_round_rect(BLRoundRect(r.x, r.y, 300, 100, 12), BLRgba32(r.c));
  });

  BLGradient diagonal(BLLinearGradientValues(0, 0, 1000, 700)), vertical(BLLinearGradientValues(0, 0, 0, 1000));
  BLGradient radial(BLRadialGradientValues(500, 500, 500, 500, 600));
  addStops(diagonal), addStops(vertical), addStops(radial);
  run("W04_linear", megapixel, [&] { c.fill_rect(square, diagonal); });
  run("W04v_linear_vertical", megapixel, [&] { c.fill_rect(square, vertical); });
  run("W05_radial", megapixel, [&] { c.fill_rect(square, radial); });

  std::vector<BLPath> paths, curves, glyphs;
  for (auto &p : scene.paths) paths.push_back(pathOf(p.p));
  for (auto &d : scene.defs) glyphs.push_back(pathOf(d));
  for (auto &k : scene.curves) {
    BLPath path;
    path.move_to(k.v[0], k.v[1]);
    path.cubic_to(k.v[2], k.v[3], k.v[4], k.v[5], k.v[6], k.v[7]);
    curves.push_back(path);
  }
  run("W07_paths", 1024 * 1024, [&] {
    for (size_t i = 0; i < paths.size(); i++) c.fill_path(paths[i], BLRgba32(scene.paths[i].c));
  });
  run("W08_strokes", 0, [&] {
    c.set_stroke_width(3), c.set_stroke_caps(BL_STROKE_CAP_ROUND), c.set_stroke_join(BL_STROKE_JOIN_ROUND);
    for (size_t i = 0; i < curves.size(); i++) c.stroke_path(curves[i], BLRgba32(scene.curves[i].c));
  });
  run("W09_glyphs", 0, [&] {
    for (auto &g : scene.glyphs) c.fill_path(BLPoint(g.x, g.y), glyphs[g.g], BLRgba32(0xFF202020));
  });

  BLImage opaque = imageOf(makeOpaque(512, 512), 512, 512, true), translucent = imageOf(makeImage(512, 512), 512, 512);
  c.set_pattern_quality(BL_PATTERN_QUALITY_BILINEAR);
  run("W10_image2x", 1024 * 1024, [&] { c.blit_image(BLRect(0, 0, 1024, 1024), opaque); });
  run("W10a_image2x_alpha", 1024 * 1024, [&] { c.blit_image(BLRect(0, 0, 1024, 1024), translucent); });
  BLImage frame = imageOf(makeNine(), 45, 45);
  run("W11_nineslice", 160000, [&] {
    const int from[4] = {0, 15, 30, 45}, x[4] = {10, 25, 795, 810}, y[4] = {10, 25, 195, 210};
    for (int j = 0; j < 3; j++)
      for (int i = 0; i < 3; i++)
        c.blit_image(BLRect(x[i], y[j], x[i + 1] - x[i], y[j + 1] - y[j]), frame, BLRectI(from[i], from[j], 15, 15));
  });

  run("W12_layer50", megapixel, [&] {
    BLImage layer(1000, 1000, BL_FORMAT_PRGB32);
    BLContext inner(layer);
    inner.clear_all();
    inner.fill_rect(BLRect(100, 100, 800, 800), BLRgba32(0xFFCC3366));
    inner.fill_rect(BLRect(300, 300, 400, 400), BLRgba32(0xFF33CC66));
    inner.end();
    c.set_global_alpha(.5);
    c.blit_image(BLPointI(0, 0), layer);
    c.set_global_alpha(1);
  });
  BLImage layer = imageOf(makeImage(1000, 1000), 1000, 1000);
  run("W12b_blit50", megapixel, [&] {
    c.set_global_alpha(.5);
    c.blit_image(BLPointI(0, 0), layer);
    c.set_global_alpha(1);
  });
  run("W12c_blit_srcover", megapixel, [&] { c.blit_image(BLPointI(0, 0), layer); });

  bench.run("W13_button", 240 * 88, [&] {
    BLImage button(240, 88, BL_FORMAT_PRGB32);
    BLContext inner(button);
    inner.clear_all();
    drawButton(inner, scene, glyphs);
    inner.end();
  });
  run("W15_circles", 640000, [&] {
    for (auto &k : scene.circles) c.fill_circle(BLCircle(k.x, k.y, 4), BLRgba32(k.c));
  });
  for (auto mode : {std::make_pair("W17_multiply", BL_COMP_OP_MULTIPLY),
                    std::make_pair("W17_overlay", BL_COMP_OP_OVERLAY),
                    std::make_pair("W17_softlight", BL_COMP_OP_SOFT_LIGHT)}) {
    run(mode.first, megapixel, [&] {
      c.set_comp_op(mode.second);
      c.blit_image(BLPointI(0, 0), layer);
      c.set_comp_op(BL_COMP_OP_SRC_OVER);
    });
  }
  run("W18_fracrects", 0, [&] {
    for (auto &r : scene.rects) c.fill_rect(BLRect(r.x, r.y, r.w, r.h), BLRgba32(r.c));
  });
}
