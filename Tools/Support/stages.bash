# Sourced after setup.bash by runs in stages: prints each stage's name, and the seconds that it took.

stage_names=()
stage_seconds=()
stage_work=()
# The start of the current stage; empty without one.
stage_began=
stage_work_before=0

# Prints the processor time of ended commands, from a file with the output of `times`.
processor_seconds() {
  awk 'END { split($1, user, /[ms]/); split($2, kernel, /[ms]/)
    printf "%d", (user[1] + kernel[1]) * 60 + user[2] + kernel[2] }' "$1"
}

stage_ends() {
  if [ -z "$stage_began" ]; then return; fi
  local work
  # A subshell would have its own times.
  times >"${stage_file:=$(mktemp)}"
  work="$(processor_seconds "$stage_file")"
  stage_seconds+=($((SECONDS - stage_began)))
  stage_work+=($((work - stage_work_before)))
  stage_work_before=$work
  stage_began=
}

# Begins a stage.
stage() {
  stage_ends
  stage_names+=("$1")
  stage_began=$SECONDS
  say "$1"
}

# The largest number of concurrent stages. Some wait for the network or a browser, so it is one more than
# the cores of most CI machines.
stage_lanes=3
stage_jobs=()
stage_failures=()

# Runs a command as a concurrent stage. Its output is printed at its end, and the run continues until
# beside_end.
beside() {
  local folder
  while [ ${#stage_jobs[@]} -ge "$stage_lanes" ]; do stage_job_ends; done
  folder="$(mktemp -d)"
  echo "$1" >"$folder/name"
  shift
  {
    SECONDS=0
    status=0
    # In a condition, bash would ignore `set -e` in a function.
    ("$@") >"$folder/output" 2>&1 &
    wait $! || status=$?
    echo "$SECONDS" >"$folder/seconds"
    times >"$folder/times"
    exit "$status"
  } &
  stage_jobs+=("$!=$folder")
}

# Waits for any concurrent stage, prints its output, and notes the seconds that it took.
stage_job_ends() {
  local status=0 ended job folder left=()
  wait -n -p ended "${stage_jobs[@]%%=*}" || status=$?
  for job in "${stage_jobs[@]}"; do
    if [ "${job%%=*}" = "$ended" ]; then folder="${job#*=}"; else left+=("$job"); fi
  done
  stage_jobs=(${left[@]+"${left[@]}"})
  stage_names+=("$(cat "$folder/name")")
  stage_seconds+=("$(cat "$folder/seconds" 2>/dev/null || echo 0)")
  stage_work+=("$(processor_seconds "$folder/times" 2>/dev/null || echo 0)")
  say "${stage_names[-1]}"
  cat "$folder/output"
  if [ "$status" != 0 ]; then
    stage_failures+=("${stage_names[-1]}")
    echo "FAILED: ${stage_names[-1]} (exit status $status)"
  fi
  rm -rf "$folder"
}

# Begins concurrent stages. Their commands must not depend on one another.
beside_begin() {
  stage_ends
  stage_began=
  trap 'kill "${stage_jobs[@]%%=*}" 2>/dev/null || true' EXIT
}

# Waits for all concurrent stages, and ends the run if one failed.
beside_end() {
  while [ ${#stage_jobs[@]} -gt 0 ]; do stage_job_ends; done
  trap - EXIT
  times >"$stage_file"
  stage_work_before="$(processor_seconds "$stage_file")"
  if [ ${#stage_failures[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${stage_failures[@]}"
    exit 1
  fi
}

# Ends the last stage, and prints the seconds of each. The sum is more than the clock's time, because some
# stages were concurrent.
stages_table() {
  stage_ends
  rm -f "$stage_file"
  local index work=0
  printf '\n%8s %10s  %s\n' seconds processor stage
  for index in "${!stage_names[@]}"; do
    printf '%8d %10d  %s\n' "${stage_seconds[index]}" "${stage_work[index]}" "${stage_names[index]}"
    work=$((work + stage_work[index]))
  done
  printf '%8d %10d  all\n\n' "$SECONDS" "$work"
}
