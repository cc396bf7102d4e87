import { escapeHtml } from '@bnr/contract/html'
import type { FastifyReply } from 'fastify'
import { inlineScriptHashes, withScripts } from '../http/securityHeaders.ts'
import type { GatewayForm } from './gateway/request.ts'

const script = '<script>document.forms[0].submit()</script>'

/** A page whose form submits itself to the gateway. Without scripts, the member presses its button. */
export function forwardPage(reply: FastifyReply, { action, fields }: GatewayForm) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>To the bank | BNR Matrimony</title><style>body{font:1rem/1.5 sans-serif;display:grid;place-content:center;min-height:90vh;
text-align:center;color-scheme:light dark}button{font:inherit;padding:.75rem 1.5rem}</style></head><body>
<h1>One moment</h1><p>We are taking you to the bank. Please do not close this page.</p>
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Continue to the bank</button></form>${script}</body></html>`
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  return reply
    .header('content-security-policy', withScripts(policy, inlineScriptHashes(page)))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'origin')
    .type('text/html; charset=utf-8')
    .send(page)
}
