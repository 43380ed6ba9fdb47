export type Verdict = { readonly failed: boolean; readonly line: string }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(report: string): unknown {
  try {
    return JSON.parse(report)
  } catch {
    return null
  }
}

/** Evaluates the output of `npm audit --json`. Fails only for a valid response of the registry. */
export function auditVerdict(report: string): Verdict {
  const answer = parse(report)
  const counts = isRecord(answer) && isRecord(answer.metadata) ? answer.metadata.vulnerabilities : null
  if (!isRecord(counts)) {
    const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : 'no answer'
    return { failed: false, line: `audit: not checked, the registry does not answer (${message})` }
  }
  const grave = Number(counts.high ?? 0) + Number(counts.critical ?? 0)
  if (grave === 0) return { failed: false, line: 'audit: no known advisory of high severity' }
  const packages =
    isRecord(answer) && isRecord(answer.vulnerabilities) ? Object.values(answer.vulnerabilities) : []
  const names = packages
    .filter(isRecord)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name }) => String(name))
  return { failed: true, line: `audit: advisories of high severity for ${names.join(', ')}; see npm audit` }
}
