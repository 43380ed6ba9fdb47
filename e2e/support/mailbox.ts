import { expect, type APIRequestContext } from '@playwright/test'
import { apiOrigin } from './shop-server.ts'

type Mail = { to: string; subject: string; html: string; text: string }

/** Waits for an email to the address whose subject matches. */
export async function mailTo(request: APIRequestContext, address: string, words: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${apiOrigin()}/_mail.json?to=${encodeURIComponent(address)}`)
        found = ((await answer.json()) as Mail[]).find((mail) => words.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail to ${address}` },
    )
    .toBe(true)
  if (found === undefined) throw new Error('no mail')
  return found
}

/** Path and query of the first link in an email. The origin is dropped, because the shop under test may have another one. */
export function pathOfLink(mail: Mail): string {
  const href = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}
