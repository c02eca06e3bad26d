-- What a user of Neovim does, for Tools/proof/editors.
local function has(code)
  for _, found in ipairs(vim.diagnostic.get(0)) do
    if found.code == code then return true end
  end
  return false
end

local function ready()
  local client = vim.lsp.get_client_by_id(_G.bayan_client or -1)
  return client and client.initialized
end

local function title_line()
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    if line:match('^title = "') then return number, line end
  end
end

vim.wait(30000, ready, 50)
local number, line = title_line()
local typed = line:gsub('^title = "', 'title = "{$wrong} ', 1)
vim.api.nvim_buf_set_lines(0, number - 1, number, true, { typed })
if vim.wait(30000, function() return has('placeholder-unknown') end, 50) then
  print('diagnostic came\n')
end
vim.api.nvim_buf_set_lines(0, number - 1, number, true, { line })
if vim.wait(30000, function() return not has('placeholder-unknown') end, 50) then
  print('diagnostic went\n')
end

local hidden = line:gsub('^title = "', 'title = "\226\128\139', 1)
vim.api.nvim_buf_set_lines(0, number - 1, number, true, { hidden })
vim.wait(30000, function() return #vim.diagnostic.get(0, { severity = { min = vim.diagnostic.severity.WARN } }) > 0 end, 50)
vim.wait(2000)
local client = vim.lsp.get_client_by_id(_G.bayan_client)
local params = {
  textDocument = vim.lsp.util.make_text_document_params(0),
  range = {
    start = { line = number - 1, character = 0 },
    ['end'] = { line = number - 1, character = 60 },
  },
  context = { diagnostics = {} },
}
local answer = client.request_sync('textDocument/codeAction', params, 30000, 0)
for _, action in ipairs(answer and answer.result or {}) do
  if action.isPreferred then
    -- As Neovim does: the edit comes when somebody has chosen.
    local edit = action.edit
      or client.request_sync('codeAction/resolve', action, 30000, 0).result.edit
    vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
    break
  end
end
vim.cmd('write')
vim.cmd('qall!')
