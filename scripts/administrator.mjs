import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

if (onNode24()) await main()

async function main() {
  const { values } = parseArgs({ options: { name: { type: 'string' }, mobile: { type: 'string' } } })
  const { newStaffMember } = await import(`${root}contract/src/accounts/staff.ts`)
  const { createFirstAdministrator } = await import(`${root}server/src/administrator.ts`)

  const asked = createInterface({ input: process.stdin, output: process.stderr })
  const password = await asked.question('Password (6 to 50 characters, at least 1 letter and 1 digit): ')
  asked.close()
  const given = newStaffMember.safeDecode({
    na: values.name,
    nu: values.mobile,
    roles: ['super_admin'],
    pwd: password,
  })
  if (!given.success) {
    process.stderr.write(
      `${given.error.issues.map(({ message }) => message).join('\n')}\nUsage: npm run administrator -- --name "Full Name" --mobile 9xxxxxxxxx\n`,
    )
    process.exit(1)
  }
  await createFirstAdministrator(given.data)
  process.stdout.write(`${given.data.name} may now log in at /ad/login with ${given.data.mobile}\n`)
}
