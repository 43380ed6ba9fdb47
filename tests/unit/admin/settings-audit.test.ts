import { describe, expect, it } from 'vitest'
import { auditChanges, changedText } from '@/admin/settings/audit/changes'
import { auditQueries, readAuditFilters } from '@/admin/settings/audit/queries'
import { mailState } from '@/admin/messages/mail-state'
import { likePattern } from '@/admin/messages/queries'

describe('an entry of the change log', () => {
  it('is read column by column', () => {
    expect(auditChanges({ price: [100, 120], name_en: [null, 'Lantern'] })).toEqual([
      { column: 'name_en', before: null, after: 'Lantern' },
      { column: 'price', before: 100, after: 120 },
    ])
  })

  it('with anything else in it is no reason to fail', () => {
    expect(auditChanges(null)).toEqual([])
    expect(auditChanges(['price'])).toEqual([])
    expect(auditChanges({ price: 100 })).toEqual([])
  })

  it('names a row that is gone', () => {
    expect(changedText({ name_en: ['Lantern', null] }, 'name_en')).toBe('Lantern')
    expect(changedText({ price: [1, 2] }, 'name_en')).toBeNull()
  })

  it('is there at once: what was read before a save is read again', () => {
    expect(auditQueries.list(readAuditFilters(new URLSearchParams()), null).staleTime).toBe(0)
  })

  it('is found by what the database accepts', () => {
    const filters = (query: string) => readAuditFilters(new URLSearchParams(query))
    const actor = '60000000-0000-4000-8000-000000000001'
    const none = { table: '', row: '', actor: '', from: '', to: '' }
    expect(filters(`table=sales&row=7&actor=${actor}&from=2026-02-28&to=2026-03-01`)).toEqual({
      ...{ table: 'sales', row: '7', actor, from: '2026-02-28', to: '2026-03-01' },
    })
    expect(filters('actor=Amina&from=2026-02-31&to=yesterday')).toEqual(none)
    expect(filters('')).toEqual(none)
  })
})

describe('mails', () => {
  it.each([
    [{ sent_at: null, failed_at: null, attempts: 0 }, 'waiting'],
    [{ sent_at: null, failed_at: null, attempts: 3 }, 'retrying'],
    [{ sent_at: '2026-11-21', failed_at: null, attempts: 1 }, 'sent'],
    [{ sent_at: null, failed_at: '2026-11-21', attempts: 16 }, 'gaveUp'],
  ])('%o', (mail, state) => expect(mailState(mail)).toBe(state))
})

describe('messages', () => {
  it('are found whatever is typed', () => {
    expect(likePattern(' a,b)"%_* ')).toBe('%a_b_____%')
    expect(likePattern('سلمى@x.example')).toBe('%سلمى@x.example%')
    expect(['؟', '!!!', '%', '@'].map(likePattern)).toEqual([null, null, null, null])
  })
})
