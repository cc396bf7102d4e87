import { type EditSectionName, editSectionNames } from '@bnr/contract/profiles/editHeadings'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type State = { newuser?: boolean; album?: boolean } | null

export interface OpenSections {
  open: readonly EditSectionName[]
  /** The section that takes the focus once its form has loaded. */
  focused: EditSectionName | undefined
  show: (name: EditSectionName) => void
  close: (name: EditSectionName) => void
}

const bio: EditSectionName = 'about'

/** Whether the member has just registered (specification 2, 'Profile edit page'). */
export const useIsNewMember = (): boolean => Boolean((useLocation().state as State)?.newuser)

/** Manages which sections are open. The link decides at first: `newuser` opens all of them, `#name` one. */
export function useArrival(): OpenSections {
  const { hash, state, key } = useLocation()
  const { newuser = false, album } = (state as State) ?? {}
  const target = hash.slice(1) || (album ? 'album' : newuser ? bio : '')
  const [open, setOpen] = useState<readonly EditSectionName[]>(newuser ? editSectionNames : [])
  const [focused, setFocused] = useState<EditSectionName>()

  function show(name: EditSectionName) {
    setOpen((now) => (now.includes(name) ? now : [...now, name]))
    setFocused(name)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link must work again
  useEffect(() => {
    const section = sectionAt(target)
    if (section) show(section)
    const place = target ? document.getElementById(section ?? target) : null
    // Instantly and to the top, so that content loading above or below does not move the place away.
    place?.scrollIntoView({ block: 'start', behavior: 'instant' })
    place?.focus({ preventScroll: true })
  }, [target, key])

  const close = (name: EditSectionName) => setOpen((now) => now.filter((one) => one !== name))
  return { open, focused, show, close }
}

/** Names in older links and of whole groups, in addition to the sections' own. */
const others: Readonly<Record<string, EditSectionName>> = {
  location: 'contact',
  preferences: 'basicPreference',
  religiousPreference: 'basicPreference',
}

/**
 * Returns the section that `#name` opens on the edit page. `#photo` and `#album` lead to the photos, which are always
 * open.
 */
function sectionAt(anchor: string): EditSectionName | undefined {
  return editSectionNames.find((name) => name === anchor) ?? others[anchor]
}
