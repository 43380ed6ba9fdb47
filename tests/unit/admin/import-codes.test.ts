import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_COLUMNS } from '@/admin/products/import/file-columns'
import { problemText } from '@/admin/products/import/import-report'

const OTHER = 'adminProducts.import.reasonOther'

test('every code of import_products and of reading a file has a text of its own', () => {
  const sql = readFileSync('supabase/migrations/20261121091300_product_admin.sql', 'utf8')
  const [, comment = ''] = /comment on function public\.import_products is([^;]*);/.exec(sql) ?? []
  const [, listed = ''] = /Codes: ([^.]*)\./.exec(comment.replaceAll(/'\n\s*'/g, '')) ?? []
  const codes = listed.split(', ').filter((code) => code !== 'invalid_value')
  expect(codes).toContain('stock_by_combination')
  for (const code of [...codes, 'quotes', 'cells', 'twice', 'letters', 'baseline'])
    expect({ code, text: problemText({ code, field: null }) }).not.toEqual({ code, text: OTHER })
  for (const field of FILE_COLUMNS) expect(problemText({ code: 'invalid_value', field })).not.toBe(OTHER)
})

test('the comment lists the codes that the function raises', () => {
  const sql = readFileSync('supabase/migrations/20261121091300_product_admin.sql', 'utf8')
  const body = sql.slice(sql.indexOf('create function public.import_products'))
  const raised = [...body.matchAll(/sqlstate 'PT4\d\d' using message = '([a-z_]+)'/g)].map(
    ([, code = '']) => code,
  )
  const comment = body.slice(body.indexOf('comment on function'))
  for (const code of raised) expect(comment).toContain(code)
})
