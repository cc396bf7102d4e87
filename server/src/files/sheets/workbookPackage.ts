import sax from 'sax'
import { type Entry, fromBufferPromise } from 'yauzl'

type Attributes = Readonly<Record<string, string | undefined>>

/** What reads a part: its elements without prefix, their attributes, and texts in pieces. */
export type PartReader = {
  open: (name: string, attributes: Attributes) => void
  text?: (piece: string) => void
  close?: (name: string) => void
}

export type Package = Awaited<ReturnType<typeof openPackage>>

/** More parts than any sheet of people has; a crafted file could list millions. */
const mostParts = 2000

/** Opens the ZIP file of a workbook. `parse` streams one part, and does nothing if the workbook has no such part. */
export async function openPackage(content: Buffer, mostUnpacked: number) {
  const zip = await fromBufferPromise(content, { lazyEntries: true })
  const parts = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, entry)
    if (isRead(entry)) unpacked += entry.uncompressedSize
    if (parts.size > mostParts) throw new Error('too many parts')
  }
  return {
    isTooLarge: unpacked > mostUnpacked,
    parse: async (path: string, reader: PartReader) => {
      const entry = parts.get(path)
      if (!entry) return
      if (!isRead(entry)) throw new Error('not a part with XML')
      // The stream fails when the part is longer than the directory of the file says.
      const stream = await zip.openReadStreamPromise(entry)
      const parser = parserOf(reader)
      const decoder = new TextDecoder('utf-8', { fatal: true })
      for await (const piece of stream) parser.write(decoder.decode(piece, { stream: true }))
      parser.write(decoder.decode()).close()
    },
  }
}

/** Pictures and the like are never unpacked, so their size does not count. */
const isRead = ({ fileName }: Entry) => /\.(xml|rels)$/i.test(fileName)

/** Strict XML. Entities that the file declares itself are errors, so none can be expanded. */
function parserOf({ open, text, close }: PartReader): sax.SAXParser {
  const parser = new sax.SAXParser(true)
  parser.onopentag = ({ name, attributes }) => open(withoutPrefix(name), attributes as Attributes)
  if (text) {
    parser.ontext = text
    parser.oncdata = text
  }
  if (close) parser.onclosetag = (name) => close(withoutPrefix(name))
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
