import { type ApiDeps, callRpc, hasSecretKey } from '../_shared/api.ts'

type UnclaimedFiles = { readonly bucket: string; readonly paths: readonly string[] }

const BATCH_SIZE = 100
/** The next run, on the next day, deletes the rest. */
const MAX_BATCHES = 20
const TIMEOUT_MS = 10_000

async function deleteFiles(deps: ApiDeps, bucket: string, paths: readonly string[]): Promise<void> {
  const response = await deps.fetch(`${deps.url}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: {
      apikey: deps.secretKey,
      authorization: `Bearer ${deps.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ prefixes: paths }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Storage returned ${response.status}`)
}

/**
 * Deletes the files that visitors uploaded and did not hand in (`unclaimed_files`). Requires POST (else 405) with the project's
 * secret key as `apikey` or bearer token (else 401). Responds with the number of deleted files.
 */
export async function handle(request: Request, deps: ApiDeps): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ message: 'Use POST' }, { status: 405 })
  if (!hasSecretKey(request, deps)) return Response.json({ message: 'Not allowed' }, { status: 401 })
  let deleted = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const unclaimed = (await callRpc(deps, 'unclaimed_files', { batch: BATCH_SIZE })) as UnclaimedFiles[]
    let found = 0
    for (const { bucket, paths } of unclaimed) {
      await deleteFiles(deps, bucket, paths)
      found += paths.length
    }
    deleted += found
    if (found < BATCH_SIZE) break
  }
  return Response.json({ deleted })
}
