import type { ReactNode } from 'react'
import { useViewer } from './session.ts'
import { type Viewer, viewers } from './viewer.ts'

/**
 * Shows guests, members and staff each their own text on a public page. Until the session is known, the document
 * contains all of them, and the style sheet shows the right ones.
 */
export function ForViewers(words: Partial<Record<Viewer, ReactNode>>) {
  const known = useViewer()
  const shown = viewers.filter((viewer) => words[viewer] && (known === undefined || viewer === known))
  return shown.map((viewer) => (
    <div key={viewer} data-for={viewer}>
      {words[viewer]}
    </div>
  ))
}
