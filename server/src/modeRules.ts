import type { Settings } from './platform/settings.ts'

type Rule = readonly [broken: boolean, message: string]
const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** Refuses settings that would expose a demo to the internet, or risk data or break-ins in production. */
export function refuseUnsafeMode(config: Settings): void {
  const rules = [
    ...processRules(config),
    ...(config.production ? productionRules(config) : demoRules(config)),
  ]
  const problems = rules.filter(([broken]) => broken).map(([, message]) => `- ${message}`)
  if (problems.length > 0) throw new Error(`Wrong configuration:\n${problems.join('\n')}`)
}

const processRules = ({ role, databaseUrl }: Settings): Rule[] => [
  [
    role !== 'all' && !databaseUrl,
    `ROLE=${role} needs DATABASE_URL: the embedded database is for one process, which does everything`,
  ],
]

const demoRules = ({ host, demoPublic, publicUrl }: Settings): Rule[] => [
  [
    !loopback.has(host) && !demoPublic,
    `HOST ${host} shows the demo, with passwords that everybody knows, to other machines. Set APP_MODE=production, or DEMO_PUBLIC=yes if that is what you want`,
  ],
  [
    publicUrl.startsWith('https:'),
    'PUBLIC_URL is an https address, but APP_MODE is demo. Set APP_MODE=production, or leave PUBLIC_URL out',
  ],
]

const productionRules = (config: Settings): Rule[] => [
  [!config.publicUrl.startsWith('https:'), 'PUBLIC_URL must be an https address in production'],
  [
    !config.databaseUrl && !config.embeddedAllowed,
    'DATABASE_URL is required in production. EMBEDDED_DATABASE=allowed runs on the embedded database, where a power cut can lose what was committed',
  ],
  [!config.rateLimits, 'RATE_LIMITS=off is for load tests of a demo. Leave it out in production'],
  [
    config.demoFactorOff,
    'DEMO_SECOND_FACTOR=off is for a demo: production always asks staff for a second factor. Leave it out in production',
  ],
  ...secretRules('TOKEN_SECRET', config.tokenSecret),
  ...secretRules('PASSWORD_ESCROW_KEY', config.escrowKey),
]

const secretRules = (name: string, secret: string | undefined): Rule[] => [
  [
    secret !== undefined && hasLowEntropy(secret),
    `${name} is easy to guess. Make one with: openssl rand -hex 32`,
  ],
]

const leastBits = 96
const fewestSteps = 8

/** Whether a secret was probably typed and not generated: repeated, counted up, or of few letters. */
export function hasLowEntropy(secret: string): boolean {
  const once = secret.slice(0, (secret + secret).indexOf(secret, 1))
  const codes = [...once].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size < fewestSteps || bitsOf(codes) < leastBits
}

/** Shannon entropy of all letters together, in bits. */
function bitsOf(codes: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / codes.length), 0)
}
