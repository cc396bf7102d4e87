import { indianNumber } from '@bnr/contract/indianNumber'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../translation.ts'
import type { ChoiceValue } from '../choice.ts'
import classes from './typeahead.module.css'
import type { Typeahead } from './useTypeahead.ts'

interface OptionListProps<Value extends ChoiceValue> {
  typeahead: Typeahead<Value>
  label: string
}

/** The open list, below its field or, where the screen ends, above it. Choices appear under their group's name. */
export function OptionList<Value extends ChoiceValue>({ typeahead, label }: OptionListProps<Value>) {
  const { combobox, items } = typeahead
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox
  const list = useRef<HTMLUListElement>(null)
  const above = useSide(list, isOpen)
  return (
    <ul
      {...getMenuProps({ ref: list, 'aria-label': label, 'aria-labelledby': undefined })}
      className={classes.list}
      data-open={isOpen || undefined}
      data-above={above || undefined}
    >
      {isOpen &&
        items.map((item, index) => (
          <Fragment key={item.value}>
            {item.group && item.group !== items[index - 1]?.group && (
              <li role="presentation" className={classes.group}>
                {item.group}
              </li>
            )}
            <li
              {...getItemProps({ item, index })}
              className={classes.option}
              data-highlighted={highlightedIndex === index || undefined}
              data-none={item.count === 0 || undefined}
            >
              {item.label}
              {item.count !== undefined && <OptionCount count={item.count} />}
            </li>
          </Fragment>
        ))}
      {isOpen && items.length === 0 && (
        <li role="presentation" className={classes.nothing}>
          <span role="status">{t('Nothing found')}</span>
        </li>
      )}
    </ul>
  )
}

/** A count to the right of its choice, and in words for screen readers. */
const OptionCount = ({ count }: { count: number | null }) => (
  <span className={classes.count}>
    {count !== null && (
      <>
        {' '}
        {indianNumber(count)}
        <span className="visually-hidden"> {count === 1 ? t('profile') : t('profiles')}</span>
      </>
    )}
  </span>
)

/** Decides each time the list opens whether it opens upwards. */
function useSide(list: { current: HTMLElement | null }, isOpen: boolean): boolean {
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    const field = isOpen && list.current?.parentElement?.getBoundingClientRect()
    if (!field) return
    const spaceBelow = window.innerHeight - field.bottom
    setAbove(spaceBelow < tallest && field.top > spaceBelow)
  }, [list, isOpen])
  return above
}

/** In pixels; the same as in the style sheet. */
const tallest = 270
