import type { Profile } from '@bnr/contract/profiles/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useEffect, useRef } from 'react'
import { useSetting } from '../../../reference/calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import classes from './AdminBlock.module.css'
import type { AdminRow } from './adminRows.ts'

export interface AdminLineProps {
  row: AdminRow
  profile: Profile
  mayChange: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onDone: (message: string) => void
}

/** Shows a field or, in the same place, its form. */
export function AdminLine({ row, profile, mayChange, isOpen, onOpen, onClose, onDone }: AdminLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const label = t(row.label)
  const { Form, Extra } = row
  useFocusBack(line, isOpen)
  return (
    <div ref={line} className={classes.row}>
      <dt>{label}</dt>
      <dd className={classes.value}>
        {isOpen ? (
          <Form profile={profile} label={label} onDone={onDone} onCancel={onClose} />
        ) : (
          <>
            <span className={classes.current}>{<AdminValue row={row} profile={profile} />}</span>
            {Extra && <Extra profile={profile} />}
            {mayChange && (
              <Button
                variant="quiet"
                className={classes.change}
                icon={<IconPencil size={18} aria-hidden />}
                onClick={onOpen}
              >
                {t('Change')}
                <span className="visually-hidden"> {label}</span>
              </Button>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

function AdminValue({ row, profile }: Pick<AdminLineProps, 'row' | 'profile'>) {
  const current = row.shown(profile)
  if (!current) return <span className="soft">{t('Not given')}</span>
  return row.list ? <Listed list={row.list} value={current} /> : t(current)
}

/** Some lists store a key, so this looks up its label. */
function Listed({ list, value }: { list: NonNullable<AdminRow['list']>; value: string }) {
  const { choices } = useSetting(list)
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** Returns the focus to the button that opened the form. */
function useFocusBack(line: { current: HTMLElement | null }, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) line.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [line, isOpen])
}
