# Sourced after setup.bash by what runs in stages: says which stage begins, and how long each took.

stage_names=()
stage_seconds=()
stage_work=()
stage_began=0
stage_work_before=0

stage_ends() {
  if [ ${#stage_names[@]} = 0 ]; then return; fi
  local work
  # Not in a subshell, which has its own times.
  times >"${stage_file:=$(mktemp)}"
  work="$(awk 'END { split($1, user, /[ms]/); split($2, kernel, /[ms]/)
    printf "%d", (user[1] + kernel[1]) * 60 + user[2] + kernel[2] }' "$stage_file")"
  stage_seconds+=($((SECONDS - stage_began)))
  stage_work+=($((work - stage_work_before)))
  stage_work_before=$work
}

# Begins a stage.
stage() {
  stage_ends
  stage_names+=("$1")
  stage_began=$SECONDS
  say "$1"
}

# Ends the last stage, and prints what each took. The time of what ran beside others counts where it was
# waited for.
stages_table() {
  stage_ends
  rm -f "$stage_file"
  local index clock=0 work=0
  printf '\n%8s %10s  %s\n' seconds processor stage
  for index in "${!stage_names[@]}"; do
    printf '%8d %10d  %s\n' "${stage_seconds[index]}" "${stage_work[index]}" "${stage_names[index]}"
    clock=$((clock + stage_seconds[index])) work=$((work + stage_work[index]))
  done
  printf '%8d %10d  all\n\n' "$clock" "$work"
}
