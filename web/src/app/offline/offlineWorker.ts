import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorSchemeScript } from '../../ui/colorScheme.ts'
import { textSizeScript } from '../../ui/textSize.ts'
import { t } from '../../ui/translation.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')

const place = `body > svg { width: 48px; margin: 0 auto; }
body { display: grid; place-content: center; min-height: 100dvh; }`
const style = withoutComments(
  ['../tokens.css', '../base.css', '../../ui/States.module.css', '../../ui/Button.module.css']
    .map(read)
    .concat(place)
    .join('\n'),
)
const lookScript = `(function(){${colorSchemeScript}\n${textSizeScript}})()`
const retryScript = `(function(){function again(){location.reload()}
addEventListener('online',again);document.querySelector('button').addEventListener('click',again)})()`

/** Looks like ErrorState. Contains all that it needs, because nothing else can be loaded. */
const html = () => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${t('You are offline')} | BNR Matrimony</title>
<script>${lookScript}</script>
<style>${style}</style>
</head>
<body>
${read('../../../public/favicon.svg').trim()}
<main class="state" role="alert">
<h1 class="title">${t('You are offline')}</h1>
<p class="soft">${t('Please check your connection and try again.')}</p>
<div class="action"><button type="button" class="button outlined">${t('Try again')}</button></div>
</main>
<script>${retryScript}</script>
</body>
</html>
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page loads nothing and runs only its own two scripts. */
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(lookScript)} ${hashOf(retryScript)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
}

/** One file with the page inside, so that the browser stores nothing apart from the worker itself. */
export const offlineWorker = (): string =>
  `const offlinePage = ${JSON.stringify({ html: html(), headers })}\n${read('worker.js')}`
