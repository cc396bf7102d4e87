import { indianNumber } from '../../indianNumber.ts'
import type { Translate } from '../../translate.ts'
import type { ProfileCard } from '../card.ts'
import type { Profile } from '../profile.ts'

type Basic = NonNullable<Profile['basic']>
type Height = { feet: number; inches: number; label?: string | undefined }

export function ageShown(profile: Pick<ProfileCard, 'basic'>, t: Translate): string | undefined {
  const years = profile.basic?.ageYears
  return years == null ? undefined : t('{years} years', { years })
}

export function heightShown(height: Basic['height'] | Height, t: Translate): string | undefined {
  if (!height) return undefined
  return height.label ?? t('{feet} ft {inches} in', { feet: height.feet, inches: height.inches })
}

/** Returns city and state; the country if neither is known. */
export function placeShown(profile: Pick<ProfileCard, 'location'>): string | undefined {
  const current = profile.location?.current
  const parts = [
    current?.city,
    current?.state,
    current?.city || current?.state ? undefined : current?.country,
  ]
  return joined(parts)
}

export function joined(parts: readonly (string | null | undefined)[], by = ', '): string | undefined {
  return parts.filter(Boolean).join(by) || undefined
}

type Phone = { countryCode?: string; number: string }

export const phoneShown = (phone: Phone | null | undefined) =>
  phone ? `+${phone.countryCode ?? '91'} ${phone.number}` : undefined

const lakh = 100_000
const crore = 100 * lakh

/** Formats rupees with Indian units: Rs. 5 Lakhs, Rs. 1.2 Crore. */
export function rupeesShown(rupees: number): string {
  if (rupees >= crore) return `Rs. ${trimmed(rupees / crore)} Crore`
  if (rupees >= lakh) return `Rs. ${trimmed(rupees / lakh)} ${rupees === lakh ? 'Lakh' : 'Lakhs'}`
  return `Rs. ${indianNumber(rupees)}`
}

const trimmed = (amount: number) => String(Math.round(amount * 100) / 100)

type Income = { from: number; to?: number | undefined; label?: string | undefined }

export function incomeShown(income: Income | null | undefined, t: Translate): string | undefined {
  if (!income) return undefined
  if (income.label) return income.label
  const from = rupeesShown(income.from)
  if (income.to === undefined) return t('{from} and above', { from })
  return t('{from} to {to}', { from, to: rupeesShown(income.to) })
}
