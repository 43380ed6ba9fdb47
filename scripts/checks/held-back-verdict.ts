export type HeldBackVerdict = { readonly failed: boolean; readonly lines: readonly string[] }

type Versions = { readonly current?: string; readonly wanted: string; readonly latest: string }

function parseOutdated(report: string): Readonly<Record<string, Versions>> | null {
  try {
    const answer = JSON.parse(report) as Record<string, Versions>
    if ('error' in answer) return null
    // A package that is installed under another name is reported as "name:package@version".
    return Object.fromEntries(
      Object.entries(answer).map(([name, versions]) => [name.replace(/:.*/, ''), versions]),
    )
  } catch {
    return null
  }
}

/**
 * Evaluates outputs of `npm outdated --json` with the recorded reasons (package to reason). Fails when the newest version of a
 * package is outside the accepted range and has no reason.
 */
export function judgeHeldBack(reports: readonly string[], reasons: string): HeldBackVerdict {
  const answers = reports.map(parseOutdated)
  if (answers.includes(null))
    return { failed: false, lines: ['held-back: not checked, the registry does not answer'] }
  // Also lists packages that are not installed yet.
  const packages = new Map(
    answers
      .flatMap((answer) => Object.entries(answer ?? {}))
      .filter(([, { current, wanted, latest }]) => (current ?? wanted) !== latest),
  )
  const recorded = JSON.parse(reasons) as Readonly<Record<string, string>>
  const lines = [...packages].map(([name, { current, wanted, latest }]) => {
    const versions = `${name} ${current ?? wanted}, newest ${latest}`
    const withinRange = wanted === latest ? 'npm update' : undefined
    return { versions, reason: recorded[name] ?? withinRange }
  })
  const obsolete = Object.keys(recorded).filter((name) => !packages.has(name))
  return {
    failed: lines.some(({ reason }) => reason === undefined),
    lines: [
      `held-back: ${packages.size} packages`,
      ...lines.map(({ versions, reason }) => `- ${versions}: ${reason ?? 'NO REASON RECORDED'}`),
      ...obsolete.map((name) => `- ${name}: the recorded reason is not needed any more`),
    ],
  }
}
