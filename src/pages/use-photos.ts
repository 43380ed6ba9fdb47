import { useEffect, useRef, useState } from 'react'
import { preparePhoto, type Photo } from '@/orders/photo'

type PhotoProblem = 'type' | 'count'

/** The photos of a form. A phone takes seconds to make them smaller, and meanwhile others are removed and the form is sent. */
export function usePhotos(max: number) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  // What is chosen now, whichever render asks.
  const chosen = useRef(photos)
  const preparing = useRef(Promise.resolve(true))
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const change = (next: readonly Photo[]) => {
    chosen.current = next
    setPhotos(next)
  }

  /** Whether every file was a photo. */
  async function prepare(files: readonly File[]): Promise<boolean> {
    let areAllReadable = true
    const prepared: Photo[] = []
    for (const file of files) {
      try {
        prepared.push({ id: crypto.randomUUID(), blob: await preparePhoto(file) })
      } catch {
        areAllReadable = false
        setProblem('type')
      }
    }
    setPreparing(false)
    change([...chosen.current, ...prepared])
    return areAllReadable
  }

  return {
    photos,
    problem,
    isPreparing,
    max,
    add: (files: readonly File[]) => {
      const room = max - chosen.current.length
      setProblem(files.length > room ? 'count' : null)
      setPreparing(true)
      preparing.current = prepare(files.slice(0, room))
    },
    remove: (photo: Photo) => {
      setProblem(null)
      change(chosen.current.filter(({ id }) => id !== photo.id))
    },
    /**
     * All photos, when the last one is prepared; null when one of those that were waited for is no photo, which the form then says, or
     * when the form has been closed meanwhile: nothing is sent.
     */
    ready: async (): Promise<readonly Photo[] | null> => {
      const waits = isPreparing
      const areAllReadable = await preparing.current
      return isOpen.current && (areAllReadable || !waits) ? chosen.current : null
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
