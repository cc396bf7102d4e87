import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

const usage = `Usage: npm run administrator -- --name "Full Name" --mobile 9xxxxxxxxx
       npm run administrator -- --recover --mobile 9xxxxxxxxx   (lost second factor or password)\n`

if (await onNode24()) await main()

async function main() {
  const text = { type: 'string' }
  try {
    const { values } = parseArgs({ options: { name: text, mobile: text, recover: { type: 'boolean' } } })
    const password = await askPassword()
    process.stdout.write(values.recover ? await recover(values, password) : await create(values, password))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(1)
  }
}

async function askPassword() {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const password = await prompt.question(
    'First password (12 to 50 characters, at least 1 letter and 1 digit; it is changed at the first login): ',
  )
  prompt.close()
  return password
}

async function create({ name, mobile }, password) {
  const { newStaffMember } = await import(`${root}contract/src/accounts/staff.ts`)
  const { createFirstAdministrator } = await import(`${root}server/src/administrator.ts`)
  const wanted = { na: name, nu: mobile, roles: ['super_admin'], pwd: password }
  const member = required(newStaffMember.safeDecode(wanted))
  await createFirstAdministrator(member)
  return `${member.name} can now log in at /ad/login with ${member.mobile}, and sets up a second factor there\n`
}

async function recover({ mobile = '' }, password) {
  const { staffPassword } = await import(`${root}contract/src/accounts/password.ts`)
  const { recoverAdministrator } = await import(`${root}server/src/administrator.ts`)
  const name = await recoverAdministrator({ mobile, password: required(staffPassword.safeParse(password)) })
  return `${name} can now log in at /ad/login with ${mobile}, and sets up a new second factor there\n`
}

function required({ data, error }) {
  if (error) throw new Error(error.issues.map(({ message }) => message).join('\n'))
  return data
}
