import { createHash, randomUUID } from 'node:crypto'
import { escapeHtml } from '../mailbox.ts'
import { page, type StandIn, type StandInContext } from './stand-in.ts'

export const CMI_SECRETS = { CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'local|store\\key' } as const

/** What the buyer, or CMI itself, does; with what the page says of it. */
const DEEDS = {
  approve: 'Approve',
  decline: 'Decline',
  leave: 'Leave',
  close: 'Approve, and close the tab',
  twice: 'Approve, reported twice',
  again: 'Approve two times',
  late: 'Approve, reported after the return (by /_cmi/deliver)',
  never: 'Approve, never reported',
  forged: 'Report with a forged hash',
  amount: 'Report another amount',
  currency: 'Report another currency',
  unknown: 'Report an unknown order',
} as const
type Deed = keyof typeof DEEDS
const isDeed = (value: string): value is Deed => value in DEEDS

/** CMI's hash version 3, written apart from the function's, so that each checks the other. */
function signFields(fields: Iterable<readonly [string, string]>): string {
  const escaped = (value: string) => value.replace(/[\\|]/g, '\\$&')
  const values = Array.from(fields, ([name, value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => name !== 'hash' && name !== 'encoding')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ value }) => value)
  return createHash('sha512')
    .update([...values, CMI_SECRETS.CMI_STORE_KEY].map(escaped).join('|'))
    .digest('base64')
}

type Transaction = { readonly oid: string; authorised: boolean; captured: boolean }

/**
 * A stand-in for CMI's hosted page: no request leaves this machine. `/_cmi/state` lists what was captured. Late reports wait
 * until POST `/_cmi/deliver`, which the page of that address has a button for.
 */
export function fakeCmi({ fetch }: StandInContext): StandIn {
  const transactions = new Map<string, Transaction>()
  const late = new Set<() => Promise<string>>()

  async function deliverLate(): Promise<string[]> {
    const answers = []
    for (const deliver of late) {
      late.delete(deliver)
      answers.push(await deliver())
    }
    return answers
  }

  /** Reports the outcome to the shop, like CMI's server, and captures when the answer says so. */
  async function report(form: URLSearchParams, deed: Deed): Promise<string> {
    const given = (name: string) => form.get(name) ?? ''
    const isApproved = deed !== 'decline'
    const fields: Record<string, string> = {
      oid: deed === 'unknown' ? 'MCG-ZZZZZZZZ-1' : given('oid'),
      amount: deed === 'amount' ? '1.00' : given('amount'),
      currency: deed === 'currency' ? '978' : given('currency'),
      clientid: given('clientid'),
      ProcReturnCode: isApproved ? '00' : '51',
      Response: isApproved ? 'Approved' : 'Declined',
      ErrMsg: isApproved ? '' : 'Provision insuffisante &amp; refus',
      TransId: deed === 'again' ? `T${randomUUID()}` : `T${given('oid')}`,
      AuthCode: isApproved ? '123456' : '',
      mdStatus: '1',
      // As PHP's htmlentities writes it.
      BillToName: `${given('BillToName').replaceAll('&', '&amp;').replaceAll('é', '&eacute;').replaceAll('ü', '&#252;')}\n`,
      rnd: given('rnd'),
      encoding: 'UTF-8',
      hashAlgorithm: 'ver3',
    }
    // CMI hashes the values without entities and the last newline.
    const hashed = {
      ...fields,
      ErrMsg: isApproved ? '' : 'Provision insuffisante & refus',
      BillToName: given('BillToName'),
    }
    fields.HASH = deed === 'forged' ? btoa('forged'.repeat(10)) : signFields(Object.entries(hashed))
    const transaction = transactions.get(given('oid')) ?? {
      oid: given('oid'),
      authorised: false,
      captured: false,
    }
    transactions.set(transaction.oid, transaction)
    transaction.authorised ||= isApproved
    const response = await fetch(
      new Request(given('CallbackURL'), { method: 'POST', body: new URLSearchParams(fields) }),
    )
    const answer = await response.text()
    if (answer === 'ACTION=POSTAUTH') transaction.captured = true
    return answer
  }

  async function gate(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    if (form.get('hash') !== signFields(form) || form.get('clientid') !== CMI_SECRETS.CMI_CLIENT_ID)
      return page('Refused', '<p>The hash or the client id is wrong.</p>', 400)
    const hidden = [...form]
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('')
    const buttons = Object.entries(DEEDS)
      .map(([deed, label]) => `<p><button name="deed" value="${deed}">${label}</button></p>`)
      .join('')
    return page(
      'Card payment',
      `<p>This page of the local stack replaces CMI’s. No request leaves this machine, and no card is charged.</p>
<p><b>${escapeHtml(form.get('amount') ?? '')} MAD</b> for ${escapeHtml(form.get('oid') ?? '')}</p>
<form method="post" action="/_cmi/answer">${hidden}${buttons}</form>`,
    )
  }

  /** Sends the browser back with a POST, like CMI. */
  function goBack(url: string): Response {
    return page(
      'Back to the shop',
      `<form method="post" action="${escapeHtml(url)}"><button>Continue</button></form><script>document.forms[0].submit()</script>`,
    )
  }

  async function decide(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const deed = form.get('deed') ?? ''
    if (!isDeed(deed)) return page('Refused', '', 400)
    if (deed === 'leave') return Response.redirect(form.get('shopurl') ?? '', 303)
    const answers: string[] = []
    if (deed === 'late') {
      late.add(() => report(form, deed))
    } else if (deed !== 'never') answers.push(await report(form, deed))
    if (deed === 'twice' || deed === 'again') answers.push(await report(form, deed))
    if (request.headers.get('accept') === 'application/json') return Response.json({ answers })
    if (deed === 'close') return page('Paid', '<p>The tab can be closed.</p>')
    return goBack(form.get(deed === 'decline' ? 'failUrl' : 'okUrl') ?? '')
  }

  return {
    prefix: '/_cmi',
    async respond(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/_cmi/est3Dgate' && request.method === 'POST') return gate(request)
      if (pathname === '/_cmi/answer' && request.method === 'POST') return decide(request)
      if (pathname === '/_cmi/deliver' && request.method === 'POST')
        return Response.json({ answers: await deliverLate() })
      if (pathname === '/_cmi/deliver')
        return page(
          'Late reports',
          `<form method="post"><button>Send ${late.size} late reports</button></form>`,
        )
      if (pathname === '/_cmi/state') return Response.json([...transactions.values()])
      return new Response(null, { status: 404 })
    },
  }
}
