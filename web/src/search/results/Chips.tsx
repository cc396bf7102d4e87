import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import classes from './Chips.module.css'

export interface Chip {
  /** What the criterion is about; two lists may have an entry of the same name. */
  name: string
  text: string
  /** The query of the same search without it; undefined if the search needs it. */
  without?: URLSearchParams | undefined
}

/** The criteria of a search. Each is a link to the search without it, so that Back restores it. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  const { list, onRemove } = useFocusOnNextChip(chips.map(keyOf).join('\n'))
  if (chips.length === 0) return null
  return (
    <ul ref={list} className={classes.chips} aria-label={t('You searched for')} data-chips>
      {chips.map((chip) => (
        <li key={keyOf(chip)}>
          {chip.without ? (
            <Link
              to={`?${chip.without}`}
              className={classes.link}
              aria-label={t('Remove {name}', { name: chip.text })}
              preventScrollReset
              onClick={onRemove}
            >
              <span className={classes.chip}>
                {chip.text}
                <IconX size={16} aria-hidden />
              </span>
            </Link>
          ) : (
            <span className={classes.chip}>{chip.text}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ name, text }: Chip) => `${name} ${text}`

/** Moves the focus from a removed chip to the one that follows, or to the title of the results after the last one. */
function useFocusOnNextChip(shown: string) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useEffect(() => {
    const place = removed.current
    removed.current = undefined
    if (place === undefined || document.activeElement !== document.body) return
    const next = links()[place] ?? links().at(-1) ?? document.querySelector<HTMLElement>('h1')
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])

  /** The second press of a double click would meet the chip that has moved under the pointer. */
  function onRemove(event: MouseEvent<HTMLAnchorElement>) {
    if (event.detail > 1) event.preventDefault()
    else removed.current = links().indexOf(event.currentTarget)
  }
  return { list, onRemove }
}
