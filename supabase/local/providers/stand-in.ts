/** A payment provider on the loopback address, for development and tests. */
export type StandIn = {
  /** The paths that it answers begin with this. */
  readonly prefix: string
  readonly respond: (request: Request) => Promise<Response>
}

export type StandInContext = {
  /** Base URL of the stack. */
  readonly origin: () => string
  /** Sends a request to the stack, like the provider's server. */
  readonly fetch: (request: Request) => Promise<Response>
}

export function page(title: string, body: string, status = 200): Response {
  return new Response(
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body style="font:1rem/1.5 system-ui;max-inline-size:28rem;margin:2rem auto;padding-inline:1rem"><main><h1>${title}</h1>
${body}</main></body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )
}
