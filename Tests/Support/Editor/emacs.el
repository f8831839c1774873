;;; Drives Eglot: reports, a fix-it, hover, completion, definition, rename and formatting of a file.  -*- lexical-binding: t -*-

;; `raster-folder' is a folder that may be written to, and `raster-configuration' the file to load.
(require 'cl-lib)
(package-initialize)
(load raster-configuration nil t)
(require 'eglot)

(defvar raster-failed nil)

(defun raster-expect (what holds found)
  (princ (format "%s %s\n" (if holds "ok   " "FAIL ") what))
  (unless holds
    (setq raster-failed t)
    (princ (format "      found: %S\n" found))))

(defun raster-wait (condition)
  "Waits until CONDITION holds, at most twenty seconds."
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end))
      ;; Timers for idle moments, which send changes, do not run without a screen.
      (eglot--signal-textDocument/didChange)
      (accept-process-output nil 0.05)
      (flymake-start))
    (funcall condition)))

(defun raster-line (number)
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring (line-beginning-position) (line-end-position))))

(defun raster-go (line column)
  (goto-char (point-min))
  (forward-line (1- line))
  (forward-char (1- column)))

(defun raster-ask (method)
  (jsonrpc-request (eglot-current-server) method (eglot--TextDocumentPositionParams)))

(defun raster-run ()
  (let ((file (expand-file-name "Dial.raster" raster-folder)))
    (with-temp-file file
      (insert (string-join
               '("let ink: Color = #112233" "" "/// A dial." "component Dial {" "  /// Whether it is lit."
                 "  state isLit: Bool = false" "  size 40, 40" "  draw {"
                 "    fill circle(bounds), with: isLit ? .white : inc" "  }" "}" "")
               "\n")))
    (find-file file))
  (raster-expect "the mode of the configuration" (eq major-mode 'raster-mode) major-mode)
  (let ((eglot-sync-connect 60)) (call-interactively #'eglot))
  (raster-expect "the server of the configuration" (eglot-current-server) nil)

  (raster-wait (lambda () (flymake-diagnostics)))
  (let ((reports (flymake-diagnostics)))
    (raster-expect "a report where it is"
                   (and (= (length reports) 1)
                        (= (line-number-at-pos (flymake-diagnostic-beg (car reports))) 9)
                        (string-match-p "inc" (flymake-diagnostic-text (car reports))))
                   reports))

  (raster-go 9 49)
  (let* ((range (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position)))
         (actions (jsonrpc-request
                   (eglot-current-server) :textDocument/codeAction
                   (list :textDocument (eglot--TextDocumentIdentifier) :range range :context '(:diagnostics []))))
         (action (and (> (length actions) 0) (aref actions 0))))
    (raster-expect "a fix-it" (equal (plist-get action :kind) "quickfix") actions)
    (when action (eglot--apply-workspace-edit (plist-get action :edit))))
  (raster-expect "the fix-it applied" (string-suffix-p ": ink" (raster-line 9)) (raster-line 9))
  (raster-wait (lambda () (null (flymake-diagnostics))))
  (raster-expect "no report after it" (null (flymake-diagnostics)) (flymake-diagnostics))

  (raster-go 6 10)
  (let ((value (plist-get (plist-get (raster-ask :textDocument/hover) :contents) :value)))
    (raster-expect "hover with its documentation" (and value (string-match-p "Whether it is lit" value)) value))

  (raster-go 9 51)
  (let* ((found (eglot-completion-at-point))
         (names (all-completions "" (nth 2 found))))
    (raster-expect "completion" (cl-some (lambda (name) (string-match-p "ink" name)) names) names))

  (raster-go 9 50)
  (let ((place (car (xref-backend-definitions 'eglot "LSP identifier at point."))))
    (raster-expect "the definition" (and place (= (xref-location-line (xref-item-location place)) 1)) place))

  (raster-go 6 10)
  (eglot-rename "isOn")
  (raster-expect "all uses renamed"
                 (and (string-match-p "isOn" (raster-line 6)) (string-match-p "isOn" (raster-line 9)))
                 (buffer-string))

  (raster-go 7 1)
  (delete-region (line-beginning-position) (line-end-position))
  (insert "     size   40,40")
  (eglot-format-buffer)
  (raster-expect "formatted" (equal (raster-line 7) "  size 40, 40") (raster-line 7))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server))
  (raster-expect "it ends" (null (eglot-current-server)) (eglot-current-server)))

(condition-case reason (raster-run) (error (raster-expect "the script" nil reason)))
(kill-emacs (if raster-failed 1 0))
