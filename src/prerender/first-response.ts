type FirstResponse = { url: string; response: Promise<Response> }

const page = globalThis as { firstResponse?: FirstResponse | undefined }

/**
 * The response to the page's first data request, which src/prerender/boot.js sends while this code downloads. Undefined for any
 * other URL, and when it has been used already.
 */
export function takeFirstResponse(url: URL): Promise<Response> | undefined {
  if (page.firstResponse?.url !== url.href) return undefined
  const { response } = page.firstResponse
  page.firstResponse = undefined
  return response
}
