export type Mail = {
  readonly id: number
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: string
}

export type OutgoingMail = {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text?: string
  readonly html?: string
}

export type Mailbox = {
  /** Newest first. */
  readonly mails: readonly Mail[]
  send(mail: OutgoingMail): Promise<void>
  clear(): void
  /** Serves `/_mail` and `/_mail.json`. */
  respond(request: Request): Response
}

const MAX_MAILS = 200

/** Mails to this domain are refused once each, as by servers that put unknown senders on a grey list. */
const GREYLISTING_DOMAIN = '@greylisted.example'

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Opens links in a new tab, since the sandboxed frame runs no scripts. */
function withExternalLinks(html: string): string {
  return html.replace(/<head>|^/, (start) => `${start}<base target="_blank">`)
}

function article(mail: Mail): string {
  const subject = escapeHtml(mail.subject)
  const body =
    mail.html === ''
      ? `<pre dir="auto">${escapeHtml(mail.text)}</pre>`
      : `<iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withExternalLinks(mail.html))}"></iframe>
         <details><summary>Plain text</summary><pre dir="auto">${escapeHtml(mail.text)}</pre></details>`
  return `<article aria-labelledby="mail-${mail.id}">
    <h2 id="mail-${mail.id}" dir="auto">${subject}</h2>
    <p>To <b>${escapeHtml(mail.to)}</b>, <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
    ${body}
  </article>`
}

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 50rem; margin: 2rem auto; padding-inline: 1rem; }
  article { border: 1px solid #999; border-radius: .5rem; padding: 0 1rem 1rem; margin-block: 1rem; }
  iframe { inline-size: 100%; block-size: 40rem; border: 1px solid #ccc; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`

function page(mails: readonly Mail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Local mailbox</h1>
<p>Every mail that this stack would have sent, kept in memory only. <a href="/_mail">Refresh</a></p>
${list}</main></body></html>`
}

/** An in-memory mailbox. `rewrite` is applied to the text and HTML of each mail before it is stored. */
export function createMailbox(rewrite: (text: string) => string): Mailbox {
  const mails: Mail[] = []
  const refused = new Set<string>()
  let lastId = 0
  return {
    mails,
    send(mail) {
      const attempt = `${mail.to} ${mail.subject}`
      if (mail.to.endsWith(GREYLISTING_DOMAIN) && !refused.has(attempt)) {
        refused.add(attempt)
        return Promise.reject(new Error('451 greylisted, try again later'))
      }
      lastId += 1
      mails.unshift({
        id: lastId,
        to: mail.to,
        replyTo: mail.replyTo ?? null,
        subject: mail.subject,
        text: rewrite(mail.text ?? ''),
        html: rewrite(mail.html ?? ''),
        sentAt: new Date().toISOString(),
      })
      mails.splice(MAX_MAILS)
      return Promise.resolve()
    },
    clear() {
      mails.length = 0
    },
    respond(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/_mail.json') {
        const to = searchParams.get('to')
        return Response.json(to === null ? mails : mails.filter((mail) => mail.to === to))
      }
      if (pathname !== '/_mail' && pathname !== '/_mail/') return new Response('Not found', { status: 404 })
      return new Response(page(mails), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
        },
      })
    },
  }
}
