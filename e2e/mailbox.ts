import { expect, type APIRequestContext } from '@playwright/test'

type Mail = { to: string; subject: string; html: string; text: string }

const base = () => (process.env.E2E_STACK === 'separate' ? 'http://127.0.0.1:4318' : '')

/** The newest mail to an address whose words match, once it has come. */
export async function mailTo(request: APIRequestContext, address: string, words: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${base()}/_mail.json?to=${encodeURIComponent(address)}`)
        found = ((await answer.json()) as Mail[]).find((mail) => words.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail to ${address}` },
    )
    .toBe(true)
  if (found === undefined) throw new Error('no mail')
  return found
}

/** Where the first link of a mail leads, as a path: the shop under test may be at another address than the mail says. */
export function pathOfLink(mail: Mail): string {
  const href = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}
