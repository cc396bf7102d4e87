import { ToneBadge } from './ToneBadge.tsx'
import { useTranslation } from './translation.ts'

export interface PhoneNumberProps {
  shown: string
  /** The family asked not to be called: the number is read, and no press calls it. */
  callable: boolean
}

/** A number that is called by a press, unless it is not to be. */
export function PhoneNumber({ shown, callable }: PhoneNumberProps) {
  if (callable) return <a href={`tel:${shown.replaceAll(/[^+\d]/g, '')}`}>{shown}</a>
  return (
    <>
      {shown} <DoNotCall />
    </>
  )
}

/** Stands wherever staff see a number of such a family. */
export function DoNotCall() {
  const { t } = useTranslation()
  return <ToneBadge tone="closed">{t('Do not call')}</ToneBadge>
}
