import { expect, type APIRequestContext } from '@playwright/test'
import { apiOrigin } from './shop-server.ts'

type Mail = { to: string; subject: string; html: string; text: string }

/** Waits for the one email to the address whose subject matches. */
export async function mailTo(request: APIRequestContext, address: string, words: RegExp): Promise<Mail> {
  let found: Mail[] = []
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${apiOrigin()}/_mail.json?to=${encodeURIComponent(address)}`)
        found = ((await answer.json()) as Mail[]).filter((mail) => words.test(mail.subject))
        return found.length
      },
      { message: `a mail to ${address}` },
    )
    .toBe(1)
  const [mail] = found
  if (mail === undefined) throw new Error('no mail')
  return mail
}

/** Path and query of the first link in an email. The origin is dropped, because the shop under test may have another one. */
export function pathOfLink(mail: Mail): string {
  const href = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}
