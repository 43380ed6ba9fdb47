import { handle as sendEmails } from '../functions/send-emails/handler.ts'
import type { Mailbox } from './mailbox.ts'

export type FunctionContext = {
  /** Where a function reaches the stack, and how: no request leaves the process. */
  readonly origin: () => string
  /** Where the shop itself is opened, for links in mails. */
  readonly siteUrl: () => string
  readonly fetch: (request: Request) => Promise<Response>
  readonly secretKey: string
  readonly mailbox: Mailbox
}

type Handler = (request: Request) => Promise<Response>

/** The Edge Functions, given what their `index.ts` gives them on the platform. */
export function createFunctions(context: FunctionContext): Readonly<Record<string, Handler>> {
  return {
    'send-emails': (request) =>
      sendEmails(request, {
        url: context.origin(),
        siteUrl: context.siteUrl(),
        secretKey: context.secretKey,
        fetch: (input, init) => context.fetch(new Request(input, init)),
        send: (mail) => context.mailbox.send(mail),
      }),
  }
}
