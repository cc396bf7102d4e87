import { defineConfig } from 'drizzle-kit'

/**
 * Tables are declared in the tables.ts of a domain or of a part of one. `npm run migration` writes the next numbered
 * SQL from them.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/tables.ts', './src/*/*/tables.ts'],
  out: './migrations',
})
