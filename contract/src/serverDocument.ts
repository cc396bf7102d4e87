import type { Answer } from './client.ts'

/** A request for a page that the server renders with the browser's screens. */
export interface Visit {
  /** Absolute URL of the page. */
  address: string
  /** The installation is a demo, which has some pages of its own. */
  isDemo: boolean
  /** What somebody without JavaScript posted to the page. */
  form?: Readonly<Record<string, string>>
  /** The user who reads the page. Without a reader only the shell is rendered, and the browser fetches the rest. */
  reader?: Reader
}

export interface Reader {
  /** Absent for a guest. */
  userName?: string | undefined
  /** Calls endpoints within the server process, as this user. */
  fetch: (address: string, init: RequestInit) => Promise<Answer>
}

/**
 * The HTML of a page in pieces; the first begins the head, and has its title. To put a page of 100 kB together takes a
 * millisecond each time, so it happens once, when the page is sent.
 */
export type Pieces = readonly [head: string, ...rest: string[]]

interface WrittenPage {
  status: number
  /** Address within the application to redirect to. */
  redirect?: string | undefined
  pieces: Pieces
}

/** Renders a page; the build of the browser side exports it for the server. Rejects when a screen fails or takes too long. */
export type RenderPage = (visit: Visit) => Promise<WrittenPage>
