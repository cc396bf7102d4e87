import { setTimeout as pause } from 'node:timers/promises'
import { office } from '@bnr/contract/reference/office'
import { isRegistered } from '../sms/send.ts'
import { loginChanges, smsKinds } from '../sms/texts.ts'
import { type Check, fine, warning } from './check.ts'

/** Settings that no start refuses, although an installation with members should have them otherwise. */
const settings: Check = {
  name: 'Settings',
  examine: async ({ config }) => {
    const { production, role } = config
    const shown = `APP_MODE=${production ? 'production' : 'demo'}, ROLE=${role}`
    if (!production) return fine(`${shown}: for trials, not for members`)
    if (!config.escrowKey)
      return warning(
        `${shown}; PASSWORD_ESCROW_KEY is missing`,
        'Set it if super administrators should be able to view passwords of members',
      )
    if (!config.trustProxy)
      return warning(
        `${shown}; TRUST_PROXY is missing`,
        'Name the proxies: without them all members share the limits of one address',
      )
    return fine(shown)
  },
}

/** The details with which the repository comes. */
const invented = {
  door: '14 Cathedral Garden Road',
  phone: '+91 44 1234 5678',
  email: 'support@bnrmatrimony.example',
}

type Company = Record<'name' | 'city' | keyof typeof invented, string>

export function companyFinding(company: Company) {
  const left = (['door', 'phone', 'email'] as const).filter((part) => company[part] === invented[part])
  if (left.length === 0) return fine(`${company.name}, ${company.city}`)
  return warning(
    `The site, mails and invoices show invented details: ${left.map((part) => company[part]).join(', ')}`,
    'Write yours into contract/src/reference/office.ts (docs/guides/one-machine.md, Before the first member)',
  )
}

const company: Check = {
  name: 'Company',
  examine: async ({ config }) => (config.production ? companyFinding(office) : undefined),
}

/** A process that has just started needs this long (milliseconds) to get answers of its replicas. */
const firstAnswers = 1500

const inStep = (count: number): string =>
  count === 1 ? 'It has what the primary has' : `All ${count} have what the primary has`

const replicas: Check = {
  name: 'Replicas',
  examine: async ({ db: { replicas } }) => {
    if (!replicas) return undefined
    const left = () => replicas.states().filter(({ inUse }) => !inUse)
    if (left().length > 0) await pause(firstAnswers)
    const names = left().map(({ name }) => name)
    return names.length === 0
      ? fine(inStep(replicas.states().length))
      : warning(
          `${names.join(', ')}: too late, or no answer`,
          'Look at that machine; until then, the primary answers its reads',
        )
  },
}

const smsTexts: Check = {
  name: 'SMS texts',
  examine: async ({ config }) => {
    if (!config.sms) return undefined
    const missing = smsKinds.filter((kind) => !isRegistered(config, kind))
    if (missing.length === 0) return fine('All are sent')
    const found = `Not sent by SMS: ${missing.join(', ')}`
    return loginChanges.some((kind) => missing.includes(kind))
      ? warning(
          found,
          `Register at least ${loginChanges.join(', ')} (docs/sms.md), and set their ids in SMS_DLT_TEMPLATES`,
        )
      : fine(found)
  },
}

export const settingChecks = [settings, company, smsTexts, replicas]
