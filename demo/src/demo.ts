import { isSimulated } from '../../server/src/payments/gatewaySettings.ts'
import type { Settings } from '../../server/src/platform/settings.ts'
import type { Services } from '../../server/src/services/services.ts'
import type { Mode } from '../../server/src/start.ts'
import { seedBank, seedSettlements } from './bank.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedContacts } from './contacts.ts'
import { seedCoupons } from './coupons.ts'
import { demoTotpSecret } from './data/demoLogins.ts'
import { seedDemo } from './data/seedDemo.ts'
import { seedOffers } from './offers/seed.ts'
import { seedTemplates } from './templates.ts'
import { seedTestimonials } from './testimonials/seed.ts'
import { seedTickets } from './tickets.ts'
import { seedTopUp } from './topUp.ts'

/** What a demo does differently. It refuses settings of production. */
export function demoMode({ production }: Settings): Mode {
  if (production) throw new Error('Wrong configuration: APP_MODE is production. Start server/src/main.ts')
  return { prepare: prepareDemo, welcome: welcomeText }
}

/** Creates the logins and demo data on the first run of a demo. */
async function prepareDemo(services: Services): Promise<void> {
  if (services.config.seedProfiles > 0) await seedCoupons(services)
  await seedDemo(services, { profiles: services.config.seedProfiles })
  if (services.config.seedProfiles === 0) return
  await seedTopUp(services)
  await seedBank(services)
  await seedSettlements(services)
  await seedTestimonials(services)
  await seedOffers(services)
  await seedContacts(services)
  await seedTickets(services)
  await seedTemplates(services)
  await seedCampaigns(services)
}

/** The text that is printed when the service is ready. */
export function welcomeText(config: Settings, address: string): string {
  return `
  BNR Matrimony is up (demo)

    Members    ${address}
    Staff      ${address}/ad/login
    Messages   ${address}/dev/outbox
    API        ${address}/api/docs${bankLine(config)}

  Password of all demo logins: Demo1234
    Members, BNR ID   10000001 Anita, 10000002 Samuel (paid), 10000003 Priya (draft), 10000004 Daniel (in review)
    Staff, mobile     9000000001 super_admin, 9000000002 tele_manager, 9000000003 tele_executive,
                      9000000004 cc_manager, 9000000005 cc_executive, 9000000006 finance_admin
${factorLines(config)}
`
}

const factorLines = ({ secondFactor }: Settings): string =>
  secondFactor
    ? `    Second factor of staff: enter the secret ${demoTotpSecret} in an authenticator app (DEMO_SECOND_FACTOR=off asks for none)\n`
    : ''

const bankLine = ({ gateway }: Settings): string =>
  gateway && isSimulated(gateway) ? `\n    Bank (simulated) ${gateway.url}` : ''
