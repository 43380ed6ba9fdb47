import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { QueryState } from '@/admin/query-state'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** A customer's photo, read from a private bucket with the admin's session. Kept as long as it is shown. */
const photoQuery = (bucket: string, path: string) =>
  queryOptions({
    queryKey: ['admin', 'photo', bucket, path],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      const client = await supabase()
      const file = unwrap(await client.storage.from(bucket).download(path))
      // By its name, not as the upload claims: a page of the shop's origin must not run as a document.
      return new Blob([file], { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
    },
  })

type PrivatePhotoProps = {
  bucket: 'return-photos' | 'review-photos'
  path: string
  label: string
  /** What could not be read. */
  failure: string
}

/** A customer's photo; it opens in full in a tab of its own. */
export function PrivatePhoto({ bucket, path, label, failure }: PrivatePhotoProps) {
  const query = useQuery(photoQuery(bucket, path))
  return (
    <QueryState query={query} failure={failure} className="h-28 rounded-control">
      {(file) => <PhotoLink file={file} label={label} />}
    </QueryState>
  )
}

function PhotoLink({ file, label }: { file: Blob; label: string }) {
  // The address of a file in memory is given up when the file is no longer shown.
  const attach = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(file)
      link.href = address
      link.querySelector('img')?.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <a
      ref={attach}
      href="#reason"
      target="_blank"
      rel="noreferrer"
      className="flex min-h-28 overflow-hidden rounded-control border border-plaster-line bg-plaster-raised hover:border-copper"
    >
      <img alt={label} className="h-28 w-auto max-w-48 min-w-24 object-cover" />
    </a>
  )
}
