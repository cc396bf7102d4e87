import { z } from 'zod'
import { loginOf, loginSettings } from './accounts/loginSettings.ts'
import { backupOf, backupSettings } from './backup/backupSettings.ts'
import { databaseOf, databaseSettings } from './database/databaseSettings.ts'
import { fileSettings, filesOf } from './files/fileSettings.ts'
import { billingOf, billingSettings } from './invoices/billingSettings.ts'
import { interestSettings, interestsOf } from './memberships/interestSettings.ts'
import { providerSettings, providersOf } from './messages/providerSettings.ts'
import { gatewayOf, gatewaySettings } from './payments/gatewaySettings.ts'
import { givenSettings } from './platform/settingFiles.ts'
import { baseOf, baseSettings, type Settings } from './platform/settings.ts'
import { traceSettings, tracesOf } from './platform/traceSettings.ts'

/** All settings, read once at the start. docs/configuration.md is generated from this table. */
export const settings = {
  ...baseSettings,
  ...databaseSettings,
  ...backupSettings,
  ...fileSettings,
  ...loginSettings,
  ...interestSettings,
  ...providerSettings,
  ...billingSettings,
  ...gatewaySettings,
  ...traceSettings,
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** Parses the environment. Throws one error that names every wrong setting. */
function parsed(environment: Environment) {
  const { data, error } = z.object(settings).safeParse(givenSettings(Object.keys(settings), environment))
  if (error) throw new Error(`Wrong configuration:\n${z.prettifyError(error)}`)
  return data
}

/** Reads the settings and gives them the names that the code uses. */
export function readConfig(environment: Environment = process.env): Settings {
  const given = parsed(environment)
  const base = baseOf(given)
  const { production } = base
  return {
    ...base,
    ...databaseOf(given, base.databaseUrl),
    ...backupOf(given),
    ...filesOf(given),
    ...loginOf(given, production),
    ...interestsOf(given),
    ...providersOf(given),
    ...tracesOf(given),
    servicesAccountingCode: given.SERVICES_ACCOUNTING_CODE,
    billing: billingOf(given, production),
    gateway: gatewayOf(given, production),
    gatewayAmount: production || given.GATEWAY_AMOUNT === 'real' ? 'real' : 'one rupee',
  }
}
