/** One id per run: what tests add to a template, see openFilled, is added anew. */
export default function setup() {
  process.env.TEST_RUN = crypto.randomUUID()
}
