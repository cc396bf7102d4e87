import { run } from '../../server/src/run.ts'
import { prepareDemo, welcomeText } from './demo.ts'

await run(({ production }) => {
  if (production) throw new Error('Wrong configuration: APP_MODE is production. Start server/src/main.ts')
  return { prepare: prepareDemo, welcome: welcomeText }
})
