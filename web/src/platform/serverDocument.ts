import type { SessionUser } from '@bnr/contract/accounts/schemas'
import type { DehydratedState } from '@tanstack/react-query'

/** The data that the server read for its page, so that the browser need not request it again. */
export interface ServerDocument {
  user: SessionUser | null
  readings: DehydratedState
  /** The lazily loaded parts that the server rendered (ui/lazyPart.ts). */
  parts: string[]
}

export const serverDocumentId = 'server-document'

let read: ServerDocument | null | undefined

/** Returns null if no data came with the page or the page was written for another login. */
export function serverDocument(): ServerDocument | null {
  if (read === undefined) read = isForeign() ? null : parse()
  return read
}

/** The attribute that hides a page written for another login; set before anything is painted (app/earlyScript.ts). */
export const foreignAttribute = 'data-foreign'

export const isForeign = (): boolean => document.documentElement.hasAttribute(foreignAttribute)

function parse(): ServerDocument | null {
  const text = document.getElementById(serverDocumentId)?.textContent
  return text ? (JSON.parse(text) as ServerDocument) : null
}
