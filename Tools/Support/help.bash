# Sourced first by commands in Tools/ that explain themselves: the comment at their top is their help.

for argument in "$@"; do
  if [ "$argument" = --help ] || [ "$argument" = -h ]; then
    sed -n '2,${/^#/!q;s/^# \{0,1\}//p;}' "$0"
    exit 0
  fi
done
