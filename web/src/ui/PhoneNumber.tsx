import { ToneBadge } from './ToneBadge.tsx'
import { t } from './translation.ts'

export interface PhoneNumberProps {
  shown: string
  /** False if the family asked not to be called: the number is then shown without a link. */
  callable: boolean
}

export function PhoneNumber({ shown, callable }: PhoneNumberProps) {
  if (callable) return <a href={`tel:${shown.replaceAll(/[^+\d]/g, '')}`}>{shown}</a>
  return (
    <>
      {shown} <DoNotCall />
    </>
  )
}

/** Marks the number of a family that asked not to be called, wherever staff see it. */
export function DoNotCall() {
  return <ToneBadge tone="closed">{t('Do not call')}</ToneBadge>
}
