import { defineConfig } from 'drizzle-kit'

/** Tables are declared in src/<domain>/tables.ts; `npm run migration` writes the next numbered SQL from them. */
export default defineConfig({ dialect: 'postgresql', schema: './src/*/tables.ts', out: './migrations' })
