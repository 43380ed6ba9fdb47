import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { escapeHtml } from '../mailbox.ts'
import { page, type StandIn, type StandInContext } from './stand-in.ts'

export const CMI_SECRETS = { CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'local|store\\key' } as const

/** What the buyer, or CMI itself, does; with what the page says of it. */
const CHOICES = {
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
} as const
type Choice = keyof typeof CHOICES
const isChoice = (value: string): value is Choice => value in CHOICES

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

/** A value in a request of CMI: some with entities, as PHP's htmlentities writes them, and the name with a newline. */
const asSent = (name: string, value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#039;')
    .replaceAll('é', '&eacute;')
    .replaceAll('ü', '&#252;') + (name === 'BillToName' ? '\n' : '')

const hiddenInputs = (fields: Iterable<readonly [string, string]>): string =>
  Array.from(
    fields,
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  ).join('')

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

  /** What CMI sends after the buyer's choice: every field of the form, what became of it, and the hash over all of them. */
  function outcomeOf(form: URLSearchParams, choice: Choice): [string, string][] {
    const isApproved = choice !== 'decline'
    const echoed = new Map([...form].filter(([name]) => name !== 'hash' && name !== 'choice'))
    // The gateway writes a random value of its own here; the other fields come back as they were sent.
    echoed.set('rnd', randomBytes(15).toString('base64'))
    if (choice === 'amount') echoed.set('amount', '1.00')
    if (choice === 'currency') echoed.set('currency', '978')
    const fields: [string, string][] = [
      ...echoed,
      ['ReturnOid', echoed.get('oid') ?? ''],
      ['ProcReturnCode', isApproved ? '00' : '51'],
      ['Response', isApproved ? 'Approved' : 'Declined'],
      ['ErrMsg', isApproved ? '' : 'Provision insuffisante & refus'],
      ['TransId', choice === 'again' ? `T${randomUUID()}` : `T${form.get('oid') ?? ''}`],
      ['AuthCode', isApproved ? '123456' : ''],
      ['mdStatus', '1'],
      ['EXTRA.CARDBRAND', 'VISA'],
      ['clientIp', '127.0.0.1'],
    ]
    // The hash is of the values without entities and the last newline.
    const hash = choice === 'forged' ? btoa('forged'.repeat(10)) : signFields(fields)
    return [...fields.map(([name, value]): [string, string] => [name, asSent(name, value)]), ['HASH', hash]]
  }

  /** Reports the outcome to the shop, like CMI's server, and captures when the answer is `ACTION=POSTAUTH`. */
  async function report(form: URLSearchParams, choice: Choice): Promise<string> {
    const oid = form.get('oid') ?? ''
    const transaction = transactions.get(oid) ?? { oid, authorised: false, captured: false }
    transactions.set(oid, transaction)
    transaction.authorised ||= choice !== 'decline'
    const response = await fetch(
      new Request(form.get('CallbackURL') ?? '', {
        method: 'POST',
        body: new URLSearchParams(outcomeOf(form, choice)),
      }),
    )
    const answer = await response.text()
    if (answer === 'ACTION=POSTAUTH') transaction.captured = true
    return answer
  }

  async function gate(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    if (form.get('hash') !== signFields(form) || form.get('clientid') !== CMI_SECRETS.CMI_CLIENT_ID)
      return page('Refused', '<p>The hash or the client id is wrong.</p>', 400)
    const missing = ['email', 'BillToName'].find((name) => (form.get(name) ?? '') === '')
    if (missing !== undefined) return page('Refused', `<p>The field ${missing} is empty.</p>`, 400)
    const hidden = hiddenInputs(form)
    const buttons = Object.entries(CHOICES)
      .map(([choice, label]) => `<p><button name="choice" value="${choice}">${label}</button></p>`)
      .join('')
    return page(
      'Card payment',
      `<p>This page of the local stack replaces CMI’s. No request leaves this machine, and no card is charged.</p>
<p><b>${escapeHtml(form.get('amount') ?? '')} MAD</b> for ${escapeHtml(form.get('oid') ?? '')}</p>
<form method="post" action="/_cmi/answer">${hidden}${buttons}</form>`,
    )
  }

  /** Sends the browser back with a POST of the signed outcome, like CMI. */
  function goBack(url: string, fields: Iterable<readonly [string, string]>): Response {
    return page(
      'Back to the shop',
      `<form method="post" action="${escapeHtml(url)}">${hiddenInputs(fields)}<button>Continue</button></form><script>document.forms[0].submit()</script>`,
    )
  }

  async function decide(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const choice = form.get('choice') ?? ''
    if (!isChoice(choice)) return page('Refused', '', 400)
    if (choice === 'leave') return Response.redirect(form.get('shopurl') ?? '', 303)
    const answers: string[] = []
    if (choice === 'late') {
      late.add(() => report(form, choice))
    } else if (choice !== 'never') answers.push(await report(form, choice))
    if (choice === 'twice' || choice === 'again') answers.push(await report(form, choice))
    if (request.headers.get('accept') === 'application/json')
      return Response.json({ answers, fields: outcomeOf(form, choice) })
    if (choice === 'close') return page('Paid', '<p>The tab can be closed.</p>')
    return goBack(form.get(choice === 'decline' ? 'failUrl' : 'okUrl') ?? '', outcomeOf(form, choice))
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
