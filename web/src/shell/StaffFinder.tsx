import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findPath, longestText } from '../search/staff/staffSearchPath.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { t } from '../ui/translation.ts'
import classes from './StaffFinder.module.css'

const shortcut = '/'

/** The search box on every staff page, in the top bar of a wide screen; a slash focuses it from anywhere. */
export function StaffFinder() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useShortcut(form)
  const query = pathname === findPath ? (new URLSearchParams(search).get('q') ?? '') : ''

  const shown = useRef(query)
  // Somebody in the field may already type what they want to find next.
  useEffect(() => {
    const input = form.current?.querySelector('input')
    const isTyping = input === document.activeElement && input?.value.trim() !== shown.current
    shown.current = query
    if (input && !isTyping) input.value = query
  }, [query])

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (text) navigate(`${findPath}?${new URLSearchParams({ q: text })}`)
  }

  return (
    <search className={classes.finder}>
      <form ref={form} action={findPath} onSubmit={find}>
        <TextField
          name="q"
          type="search"
          label={t('Find a person or an invoice')}
          placeholder={t('ID, mobile, e-mail, name or invoice')}
          defaultValue={query}
          maxLength={longestText}
          autoComplete="off"
          aria-keyshortcuts={shortcut}
        />
      </form>
    </search>
  )
}

const writable = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Focuses the box on a slash, except while somebody types in a field. */
function useShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function lead(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== shortcut || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.matches(writable)) return
      event.preventDefault()
      form.current?.querySelector('input')?.select()
      form.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [form])
}
