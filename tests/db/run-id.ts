/** One id per run, so that a template database left by an earlier run is not taken for this one's. */
export default function setup() {
  process.env.TEST_RUN = crypto.randomUUID()
}
