import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

export type Content = { content: string }
type Reading<Columns, Previewed, Given> = UseMutationResult<
  Previewed,
  Error,
  Given & Content & { columns?: Columns | undefined }
>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The chosen file and its last preview. `given` is what is sent with the file; undefined until it is entered. */
export function useFilePreview<Columns, Previewed, Given>(
  given: Given | undefined,
  reading: Reading<Columns, Previewed, Given>,
  beforeReading: () => void,
) {
  const [file, setFile] = useState<{ name: string; content: string }>()
  /** The preview, and what it was made of. */
  const [last, setLast] = useState<{ preview: Previewed; known: Given; content: string }>()

  const isShown = (known: Given | undefined) =>
    last !== undefined && last.content === file?.content && isSame(last.known, known)

  function read(content = file?.content, known = given, mapped?: Columns) {
    if (content === undefined || !known) return
    beforeReading()
    const asked = { ...known, content, ...(mapped && { columns: mapped }) }
    const onSuccess = (preview: Previewed) => setLast({ preview, known, content })
    reading.mutate(asked, { onSuccess, onError: () => setLast(undefined) })
  }

  return {
    file,
    preview: last?.preview,
    /** Differs once the preview is of something else that was entered. */
    previewOf: JSON.stringify(last?.known),
    /** Whether the preview is one of this file with what is entered now. */
    isCurrent: isShown(given),
    choose: (chosen: { name: string; content: string }) => {
      setFile(chosen)
      read(chosen.content)
    },
    readWith: (known: Given) => {
      if (!isShown(known)) read(file?.content, known)
    },
    map: (mapped: Columns) => read(file?.content, given, mapped),
  }
}
