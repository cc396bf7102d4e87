import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { t } from '../../ui/translation.ts'
import { hasConsoleGap } from './consoleGap.ts'
import classes from './Deterrence.module.css'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const withShift = ['i', 'j', 'c', 'k']

/** Whether a key press opens the browser's developer tools or a page's source. */
export function opensTools({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  const letter = key.toLowerCase()
  if (letter === 'f12') return true
  if (!ctrlKey && !metaKey) return false
  if (letter === 'u') return true
  return (shiftKey || (metaKey && altKey)) && withShift.includes(letter)
}

const lookEvery = 500
const sendEvery = 2000
const refuge = '/about-us'

/** An on-screen keyboard shrinks the window just like a console, but phones have no console. */
const canHaveConsole = () => matchMedia('(pointer: fine)').matches

function useConsoleOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!canHaveConsole()) return
    const timer = setInterval(() => setOpen(hasConsoleGap(window)), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return open
}

function useBlocked<Name extends 'keydown' | 'contextmenu'>(
  name: Name,
  blocks: (event: DocumentEventMap[Name]) => boolean,
) {
  useEffect(() => {
    const block = (event: DocumentEventMap[Name]) => {
      if (!blocks(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener(name, block, true)
    return () => document.removeEventListener(name, block, true)
  }, [name, blocks])
}

const always = () => true
const never = () => false

/**
 * Makes copying other people's profiles a little harder. Nothing relies on it: the server decides what a person may
 * see.
 */
export function Deterrence() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = useConsoleOpen()
  const onMemberPage = useMatches().some((match) => match.id === 'member')
  useBlocked('keydown', opensTools)
  useBlocked('contextmenu', onMemberPage ? always : never)

  useEffect(() => {
    if (!open || pathname === refuge) return
    const timer = setInterval(() => navigate(refuge), sendEvery)
    return () => clearInterval(timer)
  }, [open, pathname, navigate])

  if (!open || pathname !== refuge) return null
  return (
    <p role="alert" className={classes.notice}>
      {t('Please close the developer console to continue')}
    </p>
  )
}
