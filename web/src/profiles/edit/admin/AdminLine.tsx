import type { Profile } from '@bnr/contract/profiles/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useEffect, useRef } from 'react'
import { useSetting } from '../../../reference/calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
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

/** A field as it is, and its form in the same place. */
export function AdminLine({ row, profile, mayChange, isOpen, onOpen, onClose, onDone }: AdminLineProps) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const label = t(row.label)
  const { Form, Extra } = row
  useFocusBack(line, isOpen)
  return (
    <div ref={line} className={classes.row}>
      <dt>{label}</dt>
      <dd className={classes.value}>
        {isOpen ? (
          <Form {...{ profile, label, onDone }} onCancel={onClose} />
        ) : (
          <>
            <span className={classes.held}>{<AdminValue row={row} profile={profile} />}</span>
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
  const { t } = useTranslation()
  const held = row.shown(profile)
  if (!held) return <span className={classes.none}>{t('Not given')}</span>
  return row.list ? <Listed list={row.list} value={held} /> : t(held)
}

/** Some lists are kept by a key that nobody reads. */
function Listed({ list, value }: { list: NonNullable<AdminRow['list']>; value: string }) {
  const { choices } = useSetting(list)
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** Whoever closes a form goes on where they opened it. */
function useFocusBack(line: { current: HTMLElement | null }, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) line.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [line, isOpen])
}
