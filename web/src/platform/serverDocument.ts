import type { SessionUser } from '@bnr/contract/accounts/schemas'
import type { DehydratedState } from '@tanstack/react-query'

/** What the server has read for the page that it wrote, so that nothing is asked twice. */
export interface ServerDocument {
  user: SessionUser | null
  readings: DehydratedState
  /** The parts it was drawn with that are loaded by themselves (ui/lazyPart.ts). */
  parts: string[]
}

export const serverDocumentId = 'server-document'

let read: ServerDocument | null | undefined

/** Null where nothing came with the page, or where it was written for another login than this browser's. */
export function serverDocument(): ServerDocument | null {
  if (read === undefined) read = isForeign() ? null : parse()
  return read
}

/** The attribute by which a page written for somebody else stays hidden; set before anything is painted (app/earlyScript.ts). */
export const foreignAttribute = 'data-foreign'

export const isForeign = (): boolean => document.documentElement.hasAttribute(foreignAttribute)

function parse(): ServerDocument | null {
  const text = document.getElementById(serverDocumentId)?.textContent
  return text ? (JSON.parse(text) as ServerDocument) : null
}
