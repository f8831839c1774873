-- Drives Neovim's own client: reports, hover, completion, definition, rename and formatting of a file.
-- Arguments: the command, and a folder that may be written to.
local rasterc, folder = _G.rasterc, _G.folder
local path = folder .. '/Dial.raster'
local failed = false

local function expect(what, holds, found)
  io.stdout:write((holds and 'ok    ' or 'FAIL  ') .. what .. '\n')
  if not holds then
    failed = true
    io.stdout:write('      found: ' .. vim.inspect(found) .. '\n')
  end
end

local function main()
vim.fn.writefile({
  'let ink: Color = #112233',
  '',
  '/// A dial.',
  'component Dial {',
  '  /// Whether it is lit.',
  '  state isLit: Bool = false',
  '  size 40, 40',
  '  draw {',
  '    fill circle(bounds), with: isLit ? .white : inc',
  '  }',
  '}',
}, path)

vim.cmd('edit ' .. path)
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({
  name = 'rasterc', cmd = { rasterc, 'lsp' }, root_dir = folder, offset_encoding = 'utf-16',
})
vim.lsp.buf_attach_client(buffer, id)

local function reports() return vim.diagnostic.get(buffer) end
local function wait(condition) return vim.wait(20000, condition, 10) end
local function ask(method, line, character, more)
  local params = vim.tbl_extend('force', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }, more or {})
  local answer = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
  return (answer[id] or {}).result
end
local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

wait(function() return #reports() > 0 end)
expect('a report where it is', #reports() == 1 and reports()[1].lnum == 8
  and reports()[1].code == 'unknown-name', reports())

local actions = ask('textDocument/codeAction', 8, 49, {
  range = { start = { line = 8, character = 49 }, ['end'] = { line = 8, character = 49 } },
  context = { diagnostics = {} },
}) or {}
expect('a fix-it', actions[1] and actions[1].kind == 'quickfix', actions)
if actions[1] then vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16') end
expect('the fix-it applied', lines()[9]:find(': ink') ~= nil, lines()[9])
wait(function() return #reports() == 0 end)
expect('no report after it', #reports() == 0, reports())

local hover = ask('textDocument/hover', 5, 9)
expect('hover with its documentation', hover and hover.contents.value:find('Whether it is lit') ~= nil, hover)

local picture = ask('textDocument/hover', 3, 12)
expect('hover with a picture', picture and picture.contents.value:find('data:image/png;base64,', 1, true) ~= nil, picture)

local place = ask('textDocument/definition', 8, 50)
place = place and (place[1] or place)
local target = place and (place.targetSelectionRange or place.range)
expect('the definition', target and target.start.line == 0, place)

local completion = ask('textDocument/completion', 8, 50)
local labels = vim.tbl_map(function(item) return item.label end, completion and completion.items or {})
expect('completion', vim.tbl_contains(labels, 'ink') and vim.tbl_contains(labels, '.white'), labels)

local edit = ask('textDocument/rename', 5, 9, { newName = 'isOn' })
expect('rename', edit ~= nil, edit)
if edit then vim.lsp.util.apply_workspace_edit(edit, 'utf-16') end
expect('all uses renamed', lines()[6]:find('isOn') ~= nil and lines()[9]:find('isOn') ~= nil, lines())
vim.wait(300, function() return false end, 10)
expect('no report after that', #reports() == 0, reports())

local client = vim.lsp.get_client_by_id(id)
if client.resolved_capabilities.document_formatting then
  vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { '     size   40,40' })
  local edits = ask('textDocument/formatting', 0, 0, { options = { tabSize = 2, insertSpaces = true } })
  if edits then vim.lsp.util.apply_text_edits(edits, buffer, 'utf-16') end
  expect('formatted', lines()[7] == '  size 40, 40', lines())
end

-- Types in the middle of a text, and undoes it.
-- The following edit is undone on its own.
vim.cmd('let &undolevels = &undolevels')
vim.api.nvim_buf_set_lines(buffer, 8, 9, false, { '    fill circel(bounds), with: ink' })
wait(function() return #reports() > 0 end)
expect('a report of what was typed', reports()[1] ~= nil and reports()[1].lnum == 8, reports())
vim.cmd('undo')
wait(function() return #reports() == 0 end)
expect('none once it is taken back', #reports() == 0, reports())

client.stop()
expect('it ends', wait(function() return vim.lsp.client_is_stopped(id) end), nil)
end

local ran, reason = xpcall(main, debug.traceback)
if not ran then expect('the script', false, reason) end
vim.cmd(failed and 'cquit 1' or 'qall!')
