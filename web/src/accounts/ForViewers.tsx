import type { ReactNode } from 'react'
import { useViewer } from './session.ts'
import { type Viewer, viewers } from './viewer.ts'

/**
 * What a public page says to guests, members and staff, each in their own words. Until the session is known all of them
 * stand in the document, and its sheet shows the right ones.
 */
export function ForViewers(words: Partial<Record<Viewer, ReactNode>>) {
  const known = useViewer()
  const drawn = viewers.filter((viewer) => words[viewer] && (known === undefined || viewer === known))
  return drawn.map((viewer) => (
    <div key={viewer} data-for={viewer}>
      {words[viewer]}
    </div>
  ))
}
