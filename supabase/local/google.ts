export type GoogleFake = {
  respond(request: Request): Promise<Response | null>
  redirect(response: Response): Response
  close(): void
}

/** The stack without the fake: Google's own addresses stay as they are. */
export const REAL_GOOGLE: GoogleFake = {
  respond: () => Promise.resolve(null),
  redirect: (response) => response,
  close: () => undefined,
}
